import '#app/styles/index.css';
import '#build/fonts-arabic.css';
import '../inbox/dense.css';
import './office.css';
import { createRoot } from 'react-dom/client';
import { Entrance } from './entrance.tsx';

const root = document.getElementById('office');
if (!root) throw new Error('The page has no element for the office');
createRoot(root).render(<Entrance />);
