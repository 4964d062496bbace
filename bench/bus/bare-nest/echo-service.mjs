/** A plain NestJS microservice: what comes in goes back. */
import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern } from '@nestjs/microservices';
import { decorateClass, decorateMethod } from '../decorate.mjs';
import { ready } from '../processes/questions.mjs';
import { rmq } from './options.mjs';

class EchoController {
  echo(message) {
    return message;
  }
}
decorateMethod(EchoController, 'echo', MessagePattern('echo'));
decorateClass(EchoController, [Controller()]);

class EchoModule {}
decorateClass(EchoModule, [Module({ controllers: [EchoController] })]);

const service = await NestFactory.createMicroservice(EchoModule, {
  ...rmq(),
  logger: ['error', 'warn'],
});
await service.listen();
ready();
