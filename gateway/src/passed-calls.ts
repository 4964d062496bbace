import type { HttpDef } from '@casewright/contracts';
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
import { assertTextFits } from './bodies/long-text.js';
import { type Exchange, JobCalls } from './jobs/job-calls.js';
import { PASSED, type PassedDef } from './routes/catalog.js';
import { Serves } from './routes/serves.decorator.js';
import { TextClaims } from './uploads/text-claims.js';

type Fields = Record<string, unknown>;
type Validator = Pick<z.ZodType, '~standard'>;

/** Forwards calls and jobs as their contracts define them. */
@Injectable()
export class PassedCalls {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly claims: TextClaims,
    private readonly jobs: JobCalls,
  ) {}

  /** @param said the fields of path, query string, and body together, validated */
  async answer(def: PassedDef, said: Fields, exchange: Exchange): Promise<unknown> {
    const { longText } = def.http.def;
    if (longText === undefined) return this.pass(def, { input: said }, exchange);
    const { [longText]: field, ...rest } = said;
    const text = longText === '*' ? JSON.stringify(said) : String(field);
    if (longText !== '*') assertTextFits(text);
    const about = longText === '*' ? {} : rest;
    if (def.kind !== 'call') {
      const input = { ...(await this.claims.sourceOf(text)), ...about };
      return this.pass(def, { input, content: text }, exchange);
    }
    return this.claims.sending(text, (source) =>
      this.pass(def, { input: { ...source, ...about } }, exchange),
    );
  }

  private async pass(
    def: PassedDef,
    work: { input: Fields; content?: string },
    exchange: Exchange,
  ): Promise<unknown> {
    if ('result' in def) return this.jobs.answer(exchange, def, work);
    const answer = await this.bus.fetch(def, work.input);
    if (answer instanceof KeptJson) return jsonBody(answer);
    return def.http.response ? answer : undefined;
  }
}

/** A controller for each route that needs no handler of its own. */
export const passedCallControllers: Type[] = PASSED.map(controllerOf);

function controllerOf(def: PassedDef): Type {
  const { params, query } = def.http.def;
  const body = bodyOf(def.http.def);

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
function bodyOf({ body, bodyInPieces }: HttpDef): Validator | undefined {
  if (!body || !bodyInPieces) return body;
  const whole = body['~standard'];
  const validate = async (input: unknown) => {
    const value = await inTurns(bodyInPieces(input));
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
