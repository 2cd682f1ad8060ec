import './mantine-styles';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers';
import { router } from './router';
import { leaveWhenSessionEnds } from './session-end';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

leaveWhenSessionEnds();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
