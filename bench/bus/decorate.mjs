/** What TypeScript makes of decorators, for programs that are not compiled. */
export function decorateMethod(type, name, ...decorators) {
  const descriptor = Object.getOwnPropertyDescriptor(type.prototype, name);
  for (const decorate of decorators) decorate(type.prototype, name, descriptor);
}

/** @param tokens what each parameter of the constructor is given, by injection token */
export function decorateClass(type, decorators, ...tokens) {
  for (const decorate of decorators) decorate(type);
  for (const [index, inject] of tokens.entries()) inject(type, undefined, index);
}
