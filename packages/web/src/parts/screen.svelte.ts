/** How large the screen is, as the style sheets tell phones and tablets from desks. */
function fits(query: string): { readonly now: boolean } {
  const list = matchMedia(query);
  let now = $state(list.matches);
  list.addEventListener('change', () => (now = list.matches));
  return {
    get now() {
      return now;
    },
  };
}

export const phone = fits('(max-width: 720px)');
/** Or smaller. */
export const tablet = fits('(max-width: 1180px)');
