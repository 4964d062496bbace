import {
  createReview,
  decideProblem,
  listReviews,
  readReview,
  removeReview,
  signReview,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @OnCall(createReview)
  create(request: z.output<typeof createReview.request>) {
    return this.reviews.create(request);
  }

  @OnCall(listReviews)
  list() {
    return this.reviews.list();
  }

  @OnCall(readReview)
  read({ id }: z.output<typeof readReview.request>) {
    return this.reviews.read(id);
  }

  @OnCall(decideProblem)
  decide(request: z.output<typeof decideProblem.request>) {
    return this.reviews.decide(request);
  }

  @OnCall(signReview)
  sign(request: z.output<typeof signReview.request>) {
    return this.reviews.sign(request);
  }

  @OnCall(removeReview)
  remove({ id }: z.output<typeof removeReview.request>) {
    return this.reviews.remove(id);
  }
}
