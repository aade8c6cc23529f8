import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/print.css';
