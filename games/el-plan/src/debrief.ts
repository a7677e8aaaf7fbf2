export const debrief = { begin: () => ({}), note: () => {}, charts: () => [] };
