import { once } from 'node:events';
import { createServer } from 'node:http';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';

/** An address as the Locatieserver has it. */
const address = {
  id: 'adr-0f1e',
  type: 'adres',
  weergavenaam: 'Voorbeeldstraat 1, 1234AB Voorbeeldstad',
  straatnaam: 'Voorbeeldstraat',
  huisnummer: 1,
  postcode: '1234AB',
  woonplaatsnaam: 'Voorbeeldstad',
  gemeentenaam: 'Voorbeeldstad',
  nummeraanduiding_id: '9999200000000001',
  centroide_ll: 'POINT(5.1 52.1)',
};

/** A register of addresses that answers at once. */
export async function startInstantRegister() {
  const content = JSON.stringify({ response: { numFound: 1, start: 0, docs: [address] } });
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(content);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${String(port)}`;
  return {
    origin,
    url: `${origin}/search/v3_1/`,
    calls: () => calls,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
