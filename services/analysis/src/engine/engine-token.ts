/** The engine of this installation, for injection. */
export const ENGINE = Symbol('ENGINE');
