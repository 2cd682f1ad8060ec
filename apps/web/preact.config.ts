/** The public pages and the guide's list are drawn by Preact, here and on the server: a tenth of React's weight. */
export const preact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};
