import { BUS, type Bus, KeptJson } from '@casewright/messaging';
import { inTurns } from '@casewright/platform';
import {
  Body,
  Controller,
  Inject,
  Injectable,
  Param,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { jsonBody } from './bodies/json-body.js';
import { assertTextsFit } from './bodies/long-text.js';
import { type Exchange, JobCalls } from './jobs/job-calls.js';
import { PASSED, type PassedDef } from './routes/catalog.js';
import { Serves } from './routes/serves.decorator.js';

type Fields = Record<string, unknown>;
type Validator = Pick<z.ZodType, '~standard'>;

/** Forwards calls and jobs as their contracts define them. */
@Injectable()
export class PassedCalls {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly jobs: JobCalls,
  ) {}

  /** @param said the fields of path, query string, and body together, validated */
  async answer(def: PassedDef, said: Fields, exchange: Exchange): Promise<unknown> {
    if (def.http.def.large) assertTextsFit(said);
    if ('result' in def) return this.jobs.answer(exchange, def, { input: said });
    const answer = await this.bus.fetch(def, said);
    if (answer instanceof KeptJson) return jsonBody(answer);
    return def.http.response ? answer : undefined;
  }
}

/** A controller for each route that needs no handler of its own. */
export const passedCallControllers: Type[] = PASSED.map(controllerOf);

function controllerOf(def: PassedDef): Type {
  const { params, query } = def.http.def;
  const body = bodyOf(def);

  @Controller()
  class PassedCallController {
    constructor(private readonly calls: PassedCalls) {}

    @Serves(def)
    answer(
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
      @part(Param, params) path: Fields,
      @part(Query, query) search: Fields,
      @part(Body, body) content: Fields,
    ): Promise<unknown> {
      const said = { ...content, ...search, ...path };
      return this.calls.answer(def, said, { request, response });
    }
  }
  return PassedCallController;
}

/** The validator of the body. Large bodies take turns with other requests. */
function bodyOf(def: PassedDef): Validator | undefined {
  const { body } = def.http.def;
  const inPieces = 'inPieces' in def && def.inPieces;
  if (!body || !inPieces) return body;
  const whole = body['~standard'];
  const validate = async (input: unknown) => {
    const value = await inTurns(inPieces(input));
    return value ? { value } : whole.validate(input);
  };
  return { '~standard': { ...whole, validate } };
}

/** A validated part of the request; nothing if the route takes none. */
function part(
  from: (options: { schema: Validator }) => ParameterDecorator,
  schema: Validator | undefined,
): ParameterDecorator {
  return schema ? from({ schema }) : () => undefined;
}
