/** A plain NestJS HTTP application on Express that asks the echo service. */
import 'reflect-metadata';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientsModule } from '@nestjs/microservices';
import { decorateClass, decorateMethod } from '../decorate.mjs';
import { MESSAGE, MESSAGES } from '../load/message.mjs';
import { ready } from '../processes/questions.mjs';
import { rmq } from './options.mjs';

const ECHO = 'echo';

class EchoController {
  constructor(client) {
    this.client = client;
  }

  echo() {
    return this.client.send('echo', MESSAGE);
  }

  echoMany() {
    return this.client.send('echo', MESSAGES);
  }
}
decorateMethod(EchoController, 'echo', Get());
decorateMethod(EchoController, 'echoMany', Get('many'));
decorateClass(EchoController, [Controller('echo')], Inject(ECHO));

class GatewayModule {}
decorateClass(GatewayModule, [
  Module({
    imports: [ClientsModule.register([{ name: ECHO, ...rmq() }])],
    controllers: [EchoController],
  }),
]);

const app = await NestFactory.create(GatewayModule, { logger: ['error', 'warn'] });
await app.listen(0, '127.0.0.1');
ready({ port: app.getHttpServer().address().port });
