import { createRoot } from 'react-dom/client';
import { startBackOffice } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startBackOffice(createRoot(root));
