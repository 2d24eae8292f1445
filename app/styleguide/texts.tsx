import { Prose } from '#app/ui/prose/prose.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

/** A document's running text. */
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
