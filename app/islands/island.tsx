import { Children, type ComponentType, createContext, type ReactNode, use, useId } from 'react';
import type { Strategy } from './hydrate-islands.ts';
import { IslandContent } from './island-content.tsx';

/** Renders a component to HTML that can be hydrated alone, its ids with this prefix. */
type Render = (content: React.ReactElement, options: { identifierPrefix: string }) => string;

/** How the prerenderer makes an island. */
interface Prerendering {
  render: Render;
  /** URL path of a module, by its file. */
  pathOf(source: string): string;
}

/** Absent in the browser and within another island. */
export const IslandPrerendering = createContext<Prerendering | undefined>(undefined);

/** A component that is hydrated alone, in a document that is otherwise HTML. */
export interface Island<Props> {
  (props: Props): ReactNode;
  /** What the browser hydrates. */
  Content: ComponentType<Props>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-island': React.HTMLAttributes<HTMLElement> & { src: string; when: Strategy };
    }
  }
}

/**
 * Makes an island of a component: the default export of a file `<name>.island.tsx` below `app/`.
 *
 * Its props are written into the page as JSON, so they are what it shows, no functions or elements. Children belong
 * in a `Slot`, where they stay HTML. It uses nothing of React Router, and no context from outside. Within another
 * island it is hydrated with that one.
 *
 * @param name path of the file below `app/`, without `.island.tsx`
 * @param when when the browser loads it; at the latest when the visitor touches it
 */
export function island<Props extends object>(
  name: string,
  when: Strategy,
  Content: ComponentType<Props>,
): Island<Props> {
  function IslandMarker(props: Props) {
    const prerendering = use(IslandPrerendering);
    const id = useId();
    if (!prerendering) return <Content {...props} />;
    const { children, ...data } = props as Props & { children?: ReactNode };
    // What is in a slot may be an island of its own. Each by itself, since a component may count them.
    const slotted = Children.map(children, (child) => (
      <IslandPrerendering value={prerendering}>{child}</IslandPrerendering>
    ));
    const content = <IslandContent Content={Content} props={{ ...props, children: slotted }} />;
    const html = prerendering.render(content, { identifierPrefix: id });
    // Ends no script element, whatever a text says.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return (
      <page-island
        id={id}
        src={prerendering.pathOf(`app/${name}.island.tsx`)}
        when={when}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it.
        dangerouslySetInnerHTML={{
          __html: `${html}<script type="application/json">${json}</script>`,
        }}
      />
    );
  }
  return Object.assign(IslandMarker, { Content });
}
