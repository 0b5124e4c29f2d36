/** Shown over the old page while the next one is loading. */
export const pageWait = {
  slow: 'One moment. Your page is on its way.',
  offline: 'You’re offline. The page will open once you’re connected.',
};
