// Account menu

export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
export const comfortable = 'Comfortable';
export const compact = 'Compact';
export const theme = 'Theme';
export const density = 'Density';
export const account = 'Account';

// Mobile navigation

export const openMenu = 'Open menu';
export const menu = 'Menu';

// Navigation content

export const main = 'Main';
export const administration = 'Administration';
export const loggingOut = 'Logging out...';
export const logout = 'Logout';
