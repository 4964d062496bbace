import { IsInt, Max, Min } from 'class-validator';

/** Settings of what the built-in engine keeps in memory, from the environment. */
export class SearchCacheConfig {
  /** For postings that have been read: with many opinions, fewer words' fit. */
  @IsInt()
  @Min(16)
  @Max(65_536)
  SEARCH_CACHE_MB: number = 192;
}
