import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('corporate/home/route.tsx'),
  route('404', 'shell/not-found/route.tsx', { id: 'not-found-page' }),
  route('*', 'shell/not-found/route.tsx'),
] satisfies RouteConfig;
