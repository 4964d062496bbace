import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { PASSED_CALLS, type PassedCall } from './routes/catalogue.js';
import { Serves } from './routes/serves.decorator.js';

type Fields = Record<string, unknown>;

/** A controller for each call that is passed on as its contract says, without a handler by hand. */
export const passedCallControllers: Type[] = PASSED_CALLS.map(controllerOf);

function controllerOf({ def }: PassedCall): Type {
  const { params, query, body } = def.http.def;

  @Controller()
  class PassedCallController {
    constructor(@Inject(BUS) private readonly bus: Bus) {}

    @Serves(def)
    async answer(
      @from(Param, params) path: Fields,
      @from(Query, query) search: Fields,
      @from(Body, body) content: Fields,
    ): Promise<unknown> {
      const answer = await this.bus.call(def, { ...path, ...search, ...content });
      return def.http.response ? answer : undefined;
    }
  }
  return PassedCallController;
}

/** A part of the request, validated; nothing where the route takes none. */
function from(
  part: (options: { schema: z.ZodType }) => ParameterDecorator,
  schema: z.ZodType | undefined,
): ParameterDecorator {
  return schema ? part({ schema }) : () => undefined;
}
