import type { TokenPrices } from '@casewright/contracts';
import { ConfigurationError, loadConfig } from '@casewright/platform';
import { IsNumber, IsOptional, Matches, Min } from 'class-validator';

class PriceConfig {
  /** For a million tokens of questions. */
  @IsOptional()
  @IsNumber({}, { message: 'must be a number' })
  @Min(0, { message: 'must not be negative' })
  AI_PRICE_INPUT?: number;

  /** For a million tokens of answers. */
  @IsOptional()
  @IsNumber({}, { message: 'must be a number' })
  @Min(0, { message: 'must not be negative' })
  AI_PRICE_OUTPUT?: number;

  @Matches(/^[A-Z]{3}$/, { message: 'must be a currency of ISO 4217, such as USD' })
  AI_PRICE_CURRENCY: string = 'USD';
}

/**
 * What the tokens of OPENAI_MODEL cost; null where nothing is said about it.
 * @throws ConfigurationError
 */
export function readTokenPrices(env = process.env): TokenPrices | null {
  const config = loadConfig(PriceConfig, env);
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output, AI_PRICE_CURRENCY: currency } = config;
  if (input === undefined && output === undefined) return null;
  if (input !== undefined && output !== undefined) return { input, output, currency };
  const missing = input === undefined ? 'AI_PRICE_INPUT' : 'AI_PRICE_OUTPUT';
  throw new ConfigurationError(
    `The configuration cannot be used:\n  ${missing}: must be given too, as the other price is`,
  );
}
