import { createRoot } from 'react-dom/client';
import {
  cssTransition,
  type Id,
  ToastContainer,
  type ToastTransitionProps,
  toast,
} from 'react-toastify/unstyled';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';
import type { Toast, ToastTexts } from './toast.ts';

const ICONS = { success: 'circle-check', error: 'circle-alert' } as const;
const Slide = cssTransition({ enter: styles.enter ?? '', exit: styles.leave ?? '' });

/** Last toast of each text. */
const latest = new Map<string, Id>();

let mounted = false;

/** Shows a toast in place of one with the same text. */
export function present({ tone, text, texts, coloured }: Toast): void {
  if (!mounted) mount(texts);
  mounted = true;
  const before = latest.get(text);
  if (before !== undefined) toast.dismiss(before);
  const id = toast(text, {
    type: tone,
    icon: <Icon name={ICONS[tone]} />,
    className: () =>
      classNames(styles.toast, tone === 'error' && styles.error, coloured && styles.coloured),
  });
  latest.set(text, id);
}

/** Starts the timer only in a focused window. */
function Transition(props: ToastTransitionProps) {
  return <Slide {...props} playToast={() => document.hasFocus() && props.playToast()} />;
}

/* A separate root, so that pages load the library only with the first toast. */
function mount(texts: ToastTexts): void {
  const element = document.body.appendChild(document.createElement('div'));
  createRoot(element).render(
    <ToastContainer
      position="top-right"
      autoClose={5000}
      newestOnTop
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      role="status"
      rtl={document.dir === 'rtl'}
      transition={Transition}
      aria-label={texts.region}
      className={() => styles.container ?? ''}
      progressClassName={() => styles.timer ?? ''}
      closeButton={({ closeToast }) => (
        <IconButton
          icon="x"
          label={texts.close}
          className={styles.close}
          onClick={() => closeToast(true)}
        />
      )}
    />,
  );
}
