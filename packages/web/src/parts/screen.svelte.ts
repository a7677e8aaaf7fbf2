/** The size of the window in CSS pixels, as it is now. */
let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener('resize', () => {
  width = innerWidth;
  height = innerHeight;
});

export const screen = {
  get width() {
    return width;
  },
  get height() {
    return height;
  },
};
