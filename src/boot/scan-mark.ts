declare global {
  interface Window {
    /** Whether the boot script has stored the scan of this address. */
    hasStoredScan?: true | undefined;
  }
}

/** For the boot script: the app opens the code's own route, which must not record the scan again. */
export const markScan = (): void => {
  window.hasStoredScan = true;
};

/** For the app: whether the boot script has stored the scan of this address. True once. */
export function takeScanMark(): boolean {
  const { hasStoredScan = false } = window;
  delete window.hasStoredScan;
  return hasStoredScan;
}
