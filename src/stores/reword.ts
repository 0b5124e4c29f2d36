/**
 * The new wording of texts about the offer, once the owner has changed it since the build (`src/features/site-settings`). A store of
 * its own, because the first scripts of most pages need it and nothing else of the settings.
 */
import { create } from 'zustand';

export const useRewording = create(() => ({ reword: (text: string) => text }));

/** A function that says what a text of the build says by now. */
export const useReword = () => useRewording(({ reword }) => reword);
