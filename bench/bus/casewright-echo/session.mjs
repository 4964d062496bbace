/** A cookie in the form that the gateway takes to the auth service, at a loopback address too. */
export const ANY_SESSION = `__Host-casewright_session=${'A'.repeat(43)}`;

/** The session that every token opens in the echo. */
export const SESSION = {
  user: {
    id: 1,
    email: 'bench@firm.example',
    name: 'Ben Chmark',
    company: null,
    isAdmin: false,
    role: 'member',
    createdAt: '2025-01-01T00:00:00.000Z',
  },
  principal: { userId: 1, sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d', role: 'member' },
  expiresAt: '2099-01-01T00:00:00.000Z',
};
