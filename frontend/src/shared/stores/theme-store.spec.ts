import { describe, expect, it } from '@jest/globals';
import { DENSITIES, isDark, parseChoice, THEMES } from './theme-store';

describe('isDark', () => {
  it('follows the system only when asked to', () => {
    expect(isDark('system', true)).toBe(true);
    expect(isDark('system', false)).toBe(false);
    expect(isDark('light', true)).toBe(false);
    expect(isDark('dark', false)).toBe(true);
  });
});

describe('parseChoice', () => {
  it('takes a known choice and falls back for anything else', () => {
    expect(parseChoice('dark', THEMES, 'system')).toBe('dark');
    expect(parseChoice('compact', DENSITIES, 'comfortable')).toBe('compact');
    expect(parseChoice('sepia', THEMES, 'system')).toBe('system');
    expect(parseChoice(null, THEMES, 'system')).toBe('system');
  });
});
