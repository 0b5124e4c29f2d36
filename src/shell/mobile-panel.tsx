import { useEffect, useLayoutEffect, useRef } from 'react';
import { paths } from '../site/paths.ts';
import { business } from '../content/business.ts';
import { navigation } from '../content/site-menu.ts';
import { useMenu } from '../stores/menu.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { Link } from '../ui/link.tsx';
import styles from './mobile-panel.module.css';

export const PANEL_ID = 'mobile-menu';
/** The menu stays open until the next page is shown, but no longer than this. */
const CLOSE_MS = 100;

/** The menu panel with all links. It closes on selection, on Escape and on a press outside. */
export function MobilePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { open, setOpen } = useMenu();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    timer.current = setTimeout(() => panel.current?.hidePopover(), CLOSE_MS);
  };

  useEffect(() => {
    // It may have been opened before hydration, or left open while the window grew to the desktop layout.
    setOpen(panel.current?.matches(':popover-open') ?? false);
    const desktop = matchMedia('(min-width: 70em)');
    const onChange = () => desktop.matches && panel.current?.hidePopover();
    desktop.addEventListener('change', onChange);
    return () => desktop.removeEventListener('change', onChange);
  }, [setOpen]);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (wasOpen.current && !open) {
      clearTimeout(timer.current);
      if (element?.matches(':popover-open')) {
        // The next page is there. A menu that fades out would cover it.
        element.style.transition = 'none';
        element.hidePopover();
      }
    }
    wasOpen.current = open;
  }, [open]);

  return (
    <div
      ref={panel}
      id={PANEL_ID}
      popover="auto"
      className={styles.panel}
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.style.transition = '';
      }}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <nav aria-label={navigation.menu.title} className={`wrap ${styles.inner}`}>
        <ul>
          {navigation.main.map(({ label, to }) => (
            <li key={to} className={styles.item}>
              <Link to={to} className={styles.link} onClick={close}>
                {label}
              </Link>
              {to === paths.services && (
                <div className={styles.groups}>
                  {navigation.servicesMenu.groups.map(({ title, links }) => (
                    <div key={title}>
                      <p className={styles.title}>{title}</p>
                      <ul>
                        {links.map((link) => (
                          <li key={link.to}>
                            <Link to={link.to} className={styles.entry} onClick={close}>
                              {link.label}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <ButtonLink href={business.bookingUrl} onClick={close}>
            {navigation.book}
          </ButtonLink>
          <SmartLink href={business.phone.href} className={styles.phone}>
            {business.phone.display}
          </SmartLink>
          <p className={styles.hours} data-open-status="" />
        </div>
      </nav>
    </div>
  );
}
