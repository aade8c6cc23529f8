import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// React's renderer to HTML wants it, and jsdom lacks it.
Object.assign(globalThis, { TextEncoder });
