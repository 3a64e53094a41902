import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from './offline/register.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Retinue</h1>);
void registerServiceWorker(() => undefined);
