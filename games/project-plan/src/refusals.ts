export function refuse() { return null; }
