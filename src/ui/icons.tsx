import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
}

/** Line icons on a 24-unit grid. They are decorative: the label is always text beside them. */
function Icon({ className, size = 20, children }: IconProps & { size?: number; children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const Arrow = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12h18M15.5 6.5 21 12l-5.5 5.5" />
  </Icon>
);
export const Chevron = (props: IconProps) => (
  <Icon size={16} {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);
export const Close = (props: IconProps) => (
  <Icon size={24} {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);
export const Pause = (props: IconProps) => (
  <Icon size={16} {...props}>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
);
export const Play = (props: IconProps) => (
  <Icon size={16} {...props}>
    <path d="M8 5.5v13L18.5 12Z" />
  </Icon>
);
export const Phone = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
  </Icon>
);
export const Message = (props: IconProps) => (
  <Icon size={24} {...props}>
    <path d="M20.5 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.4a8 8 0 1 1 15.1-4.1ZM9 10h6.5M9 13.2h4" />
  </Icon>
);
/** A message saved on this device: a phone with a check mark. */
export const SavedOnDevice = (props: IconProps) => (
  <Icon size={24} {...props}>
    <rect x="6" y="2.5" width="12" height="19" rx="2.5" />
    <path d="m9.3 11.5 2 2 3.5-4M10.8 18.5h2.4" />
  </Icon>
);
/** A message that was sent: an envelope with a check mark. */
export const Sent = (props: IconProps) => (
  <Icon size={24} {...props}>
    <path d="M21 11V7a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h7M3.5 7l8.5 6 8.5-6M15 17.5l2.3 2.3 4.2-4.6" />
  </Icon>
);
export const Warning = (props: IconProps) => (
  <Icon size={24} {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.3v.2" />
  </Icon>
);
