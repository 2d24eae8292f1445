import '#app/styles/index.css';
import '#build/fonts-arabic.css';
import './dense.css';
import './inbox.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import icon from '#build/public/favicon.svg?url';
import { queries } from './queries.ts';
import { router } from './routes.tsx';

// The company's mark, which the build makes.
document.querySelector('link[rel=icon]')?.setAttribute('href', icon);

const root = document.getElementById('inbox');
if (!root) throw new Error('The page has no element for the inbox');
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
