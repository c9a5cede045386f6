import type { Entity } from '../drupal/entity.ts';
import { gatewayRef } from '../seed/paymentGateways.ts';

/** The order with the gateway that it is paid by; the one that was named first stays. */
export const withGateway = (order: Entity, gateway: Parameters<typeof gatewayRef>[0]): Entity =>
  order.relationships.payment_gateway
    ? order
    : { ...order, relationships: { ...order.relationships, payment_gateway: gatewayRef(gateway) } };
