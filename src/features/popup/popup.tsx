import { popup as texts } from '../../content/popup.ts';
import { closeOverlay, useOverlay } from '../../stores/overlay.ts';
import { usePopupSeen } from '../../stores/popup-seen.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignUp } from './sign-up.tsx';
import styles from './popup.module.css';

/** The sign-up popup. Closing it marks it as seen for this session. */
export function Popup() {
  const { open, version } = useOverlay();

  function close(): void {
    usePopupSeen.setState({ seen: true });
    closeOverlay('popup');
  }

  return (
    <Dialog
      open={open === 'popup'}
      onClose={close}
      labelledBy="popup-title"
      closeLabel={texts.close}
      className={styles.popup}
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Picture name={texts.picture} alt="" sizes="(max-width: 719.98px) 1px, 21rem" />
        </div>
        <SignUp key={version} onDone={close} />
      </div>
    </Dialog>
  );
}

export { invite, openPopup } from './invite.ts';
