/** Drawn by us on a 20 px grid, in one stroke weight with the other icons. */
export const socialIcons = [
  { label: 'LinkedIn', path: 'M4.5 8.5v7M4.5 4.8v.1M9 15.5v-7M9 11.5a3.2 3.2 0 0 1 6.4 0v4' },
  { label: 'X', path: 'M4 4l12 12M16 4L4 16' },
  {
    label: 'YouTube',
    path: 'M3.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5zM8.5 8l3.5 2-3.5 2z',
  },
] as const;
