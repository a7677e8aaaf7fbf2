export const debrief = { begin: () => null, note() {}, charts: () => [] };
