/** Shown over the old page while the next one is loading. */
export const pageWait = {
  slow: 'One moment: the page is on its way.',
  cut: 'No connection at the moment. The page opens as soon as there is one.',
};
