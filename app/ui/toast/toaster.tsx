import { createRoot } from 'react-dom/client';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import type { Toast, ToastTexts } from './toast.ts';

const ICONS = { success: 'circle-check', error: 'circle-alert' } as const;
const slide = cssTransition({ enter: styles.enter ?? '', exit: styles.leave ?? '' });

let mounted = false;

/** Puts one toast up. */
export function present({ tone, text, texts, coloured }: Toast): void {
  if (!mounted) mount(texts);
  mounted = true;
  toast(text, {
    type: tone,
    icon: <Icon name={ICONS[tone]} />,
    className: () =>
      classNames(styles.toast, tone === 'error' && styles.error, coloured && styles.coloured),
  });
}

/* A root of its own: no page carries the library before it has something to say. */
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
      transition={slide}
      aria-label={texts.region}
      className={() => styles.container ?? ''}
      progressClassName={() => styles.timer ?? ''}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className={styles.close}
          aria-label={texts.close}
          onClick={() => closeToast(true)}
        >
          <Icon name="x" />
        </button>
      )}
    />,
  );
}
