/* Before the first paint: the remembered theme. A file of its own, so that no inline script is needed. */
try {
  const { theme } = JSON.parse(localStorage.getItem('boardroom-settings') || '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* private browsing without storage: the system's theme */
}
