import { Prose } from '#app/ui/prose/prose.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './styleguide.module.css';

const ROLES = [
  'ground',
  'ground-raised',
  'ground-sunk',
  'ground-picture',
  'text',
  'text-soft',
  'text-accent',
  'text-success',
  'text-error',
  'line',
  'line-strong',
  'accent',
  'accent-line',
  'focus',
];

/** Type scale and colour roles. */
export function Foundations() {
  return (
    <>
      <h1>Display 40–72</h1>
      <h2>Heading two</h2>
      <h3>Heading three</h3>
      <h4>Heading four</h4>
      <p>
        Body 17–18 px on 1.6, at most 66 characters to the line. Hydrotest packages close in the
        order of the loop folders, not of the drawings.{' '}
        <a href="#styleguide">The order of the folders</a>.
      </p>
      <ul className={styles.swatches}>
        {ROLES.map((role) => (
          <li key={role}>
            <svg viewBox="0 0 10 4" aria-hidden="true">
              <rect
                width="10"
                height="4"
                fill={`var(--${role})`}
                stroke="var(--line-strong)"
                strokeWidth="0.05"
              />
            </svg>
            {role}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Running text of a document. */
export function Texts() {
  return (
    <Prose>
      <h2>Permit to work</h2>
      <p>
        No hot work starts without a permit signed that morning by{' '}
        <a href="#styleguide">the area authority</a>.
      </p>
      <ul>
        <li>Gas test at the place of work</li>
        <li>Fire watch for one hour after</li>
      </ul>
      <ol>
        <li>Ask</li>
        <li>Isolate</li>
      </ol>
      <blockquote>Stop the job, then ask who may stop it.</blockquote>
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Messages</td>
            <td>24 months</td>
          </tr>
        </tbody>
      </table>
      <VisuallyHidden>Only a screen reader says this.</VisuallyHidden>
    </Prose>
  );
}
