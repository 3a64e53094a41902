import '../ui/tokens.css';
import '../ui/base.css';
import { start } from './start.tsx';

const root = document.getElementById('root');
if (root !== null) void start(root);
