import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Anchor, type LinkComponent, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'regular' | 'small' | undefined;
  icon?: IconName | undefined;
  /** Position of the icon; by default arrows follow the text and other icons precede it. */
  iconAt?: 'start' | 'end' | undefined;
}

type ButtonProps = Look &
  ComponentPropsWithRef<'button'> & {
    /** Shows a spinner and ignores clicks; the focus stays. */
    loading?: boolean;
  };

/** A button. */
export function Button({
  variant,
  size,
  icon,
  iconAt,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size }), loading && styles.loading, className)}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {content(loading ? 'loader-circle' : icon, iconAt, children)}
    </button>
  );
}

type ButtonLinkProps = Look & LinkProps & { link?: LinkComponent };

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconAt,
  link: Link = Anchor,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(look({ variant, size }), className)}>
      {content(icon, iconAt, children)}
    </Link>
  );
}

function look({ variant = 'primary', size = 'regular' }: Pick<Look, 'variant' | 'size'>) {
  return classNames('no-print', styles.button, styles[variant], styles[size]);
}

function content(icon: IconName | undefined, iconAt: Look['iconAt'], children: ReactNode) {
  const at = iconAt ?? (icon?.startsWith('arrow') ? 'end' : 'start');
  return (
    <>
      {icon && at === 'start' && <Icon name={icon} />}
      {/* An element, since a page translation replaces bare text, beside which React inserts the icon. */}
      {children && <span>{children}</span>}
      {icon && at === 'end' && <Icon name={icon} />}
    </>
  );
}
