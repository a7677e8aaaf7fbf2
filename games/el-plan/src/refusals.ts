export const refuse = () => null;
