import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  Ellipsis,
  FileText,
  Globe,
  type IconNode,
  Link,
  LoaderCircle,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Search,
  ShieldCheck,
  Smartphone,
  User,
  X,
} from 'lucide';
import { createElement, Fragment } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon.module.css';

/** Icons by their names in Lucide. */
export const icons = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  copy: Copy,
  download: Download,
  ellipsis: Ellipsis,
  'file-text': FileText,
  globe: Globe,
  link: Link,
  'loader-circle': LoaderCircle,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  'message-circle': MessageCircle,
  minus: Minus,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  printer: Printer,
  search: Search,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  user: User,
  x: X,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** Icons that are mirrored in right-to-left text. */
const DIRECTIONAL: readonly IconName[] = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
];

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** A line icon, as tall as the text beside it and hidden from screen readers. */
export function Icon({ name, className }: Props) {
  const flip = DIRECTIONAL.includes(name) && styles.flip;
  return <Glyph icon={icons[name]} className={classNames(flip, className)} />;
}

/** The drawing of a Lucide icon. */
export function Glyph({ icon, className }: { icon: IconNode; className?: string | undefined }) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      {createElement(Fragment, null, ...shapes)}
    </svg>
  );
}
