import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Files of the root and of every route. */
export function routeFiles(): string[] {
  const files = ({ file, children = [] }: RouteConfigEntry): string[] => [
    `app/${file}`,
    ...children.flatMap(files),
  ];
  return ['app/root.tsx', ...routes.flatMap(files)];
}
