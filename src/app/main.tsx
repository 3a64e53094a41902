import '../ui/tokens.css';
import '../ui/base.css';
import { start } from './start.tsx';

const root = document.getElementById('root');
// The app begins in a task of its own: what the page has drawn already is not held up by all of it at once.
if (root !== null) setTimeout(() => void start(root));
