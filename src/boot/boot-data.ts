/** What the boot script shares with the build that writes the pages and with the app that it starts. */

/** The JSON that each page holds beside the boot script: all that differs from page to page. */
export interface BootData {
  /** Path of the app's entry script. */
  entry: string;
  /** Paths of the scripts that the entry imports on this page, in evaluation order. */
  chunks: readonly string[];
  /** Paths of the stylesheets whose rules the page holds inline, all of them. */
  inlinedStyles: readonly string[];
  /** Paths of the other stylesheets of the page's route, without those of its deferred part. */
  otherStyles: readonly string[];
  /** Path of the stylesheet that may load after the first paint: the web fonts, `src/styles/late.css`. */
  late: string;
  /** The page's own path. Missing on the not-found page. */
  path?: string | undefined;
  /** Address of another site to redirect to. */
  to?: string | undefined;
}

/** Id of the script element that holds the boot data. */
export const BOOT_DATA_ID = 'boot';

/** Id of the link to the stylesheet `late`. */
export const FONTS_LINK_ID = 'fonts';

/** Data attribute of the root element while all sections are laid out (`src/styles/layout.css`). */
export const LAYOUT_ATTRIBUTE = 'laidOut';

/** Data attribute of the root element while a popover is open: its id (`src/shell/mobile-panel.module.css`). */
export const POPOVER_ATTRIBUTE = 'popoverOpen';

/** Data attribute of the root element while the unsubscribe page, opened by the link in a mail, has no app yet. */
export const MAIL_LINK_ATTRIBUTE = 'mailLink';

/** Id of the element outside of the app that answers presses while there is no app. */
export const NOTICE_ID = 'notice';
