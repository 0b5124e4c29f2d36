import { navigation } from '../content/site-menu.ts';
import { Chevron } from '../ui/icons.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { useServicesMenu } from './use-services-menu.ts';
import styles from './services-menu.module.css';

interface ServicesMenuProps {
  label: string;
  to: string;
  linkClass: string;
}

const { groups, toggle } = navigation.servicesMenu;

/** SERVICES in the top bar: a link, and a button that opens the dropdown with three groups. */
export function ServicesMenu({ label, to, linkClass }: ServicesMenuProps) {
  const { open, close, itemProps, buttonProps } = useServicesMenu();
  return (
    // The handlers only add to what the link and the button inside already do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.item} {...itemProps}>
      <NavLink to={to} className={`${linkClass} ${styles.link}`} onClick={close}>
        {label}
      </NavLink>
      <button
        type="button"
        className={styles.toggle}
        aria-controls="services-menu"
        aria-label={toggle}
        {...buttonProps}
      >
        <Chevron className={styles.chevron} />
      </button>
      <div id="services-menu" className={styles.panel} data-menu data-open={open || undefined}>
        {groups.map(({ title, links }) => (
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
    </li>
  );
}
