<?php

use SimpleSAML\Metadata\SAMLParser;

// Our metadata as we publish them; their signature is checked as well.
$folder = getenv('IDENTITY_PROVIDER_FOLDER');

foreach (glob("$folder/service-*.xml") as $file) {
    $service = SAMLParser::parseFile($file);
    if (!$service->validateSignature(['service.crt'])) {
        throw new Exception('The signature of the metadata is not of the service.');
    }
    $described = $service->getMetadata20SP();
    $metadata[$described['entityid']] = $described;
}
