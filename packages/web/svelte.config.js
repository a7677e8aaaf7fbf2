/** Runes everywhere, in our own code only. */
export default {
  compilerOptions: {
    runes: true,
  },
};
