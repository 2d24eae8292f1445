import {
  Armchair,
  Bath,
  BriefcaseBusiness,
  Building2,
  ChartLine,
  CircleParking,
  CreditCard,
  DoorOpen,
  Handshake,
  House,
  type IconNode,
  KeyRound,
  LandPlot,
  Layers,
  Maximize,
  Quote,
  SquareCheckBig,
  Star,
  Trees,
  Trophy,
  Users,
  Wallet,
  Warehouse,
} from 'lucide';
import { Glyph } from '#app/ui/icon/icon.tsx';
import styles from './estate-icon.module.css';

/** Separate from the icons in `ui`, so that a build without the template contains none of these. */
const icons = {
  door: DoorOpen,
  bath: Bath,
  area: Maximize,
  house: House,
  apartments: Building2,
  villa: Trees,
  land: LandPlot,
  warehouse: Warehouse,
  key: KeyRound,
  handshake: Handshake,
  chart: ChartLine,
  office: BriefcaseBusiness,
  quote: Quote,
  users: Users,
  trophy: Trophy,
  done: SquareCheckBig,
  star: Star,
  parking: CircleParking,
  floors: Layers,
  armchair: Armchair,
  card: CreditCard,
  wallet: Wallet,
} satisfies Record<string, IconNode>;

export type EstateIconName = keyof typeof icons;

interface Props {
  name: EstateIconName;
  /** `large` for an icon on its own, `text` for one beside text. */
  size?: 'text' | 'large';
}

/** A line icon of the template, hidden from screen readers. */
export function EstateIcon({ name, size = 'text' }: Props) {
  return <Glyph icon={icons[name]} className={size === 'large' ? styles.large : undefined} />;
}
