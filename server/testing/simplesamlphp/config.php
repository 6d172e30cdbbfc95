<?php

// SimpleSAMLphp as an identity provider for one test; what differs between runs is in the environment.
$folder = getenv('IDENTITY_PROVIDER_FOLDER');

$config = [
    'baseurlpath' => getenv('IDENTITY_PROVIDER_ORIGIN') . '/',
    'certdir' => "$folder/",
    'datadir' => "$folder/",
    'tempdir' => "$folder/temp",
    'loggingdir' => "$folder/",
    'logging.handler' => 'file',
    'metadatadir' => __DIR__ . '/metadata',
    'metadata.sign.enable' => true,
    'metadata.sign.privatekey' => 'signing.key',
    'metadata.sign.certificate' => 'signing.crt',
    'secretsalt' => getenv('IDENTITY_PROVIDER_SALT'),
    'auth.adminpassword' => getenv('IDENTITY_PROVIDER_SALT'),
    'technicalcontact_email' => 'test@example.org',
    'timezone' => 'Europe/Amsterdam',
    'language.default' => 'nl',
    'enable.saml20-idp' => true,
    'module.enable' => ['core' => true, 'exampleauth' => true, 'saml' => true],
    'session.cookie.secure' => true,
    'session.phpsession.savepath' => $folder,
    // The back channel has no session of a browser, so what an artifact stands for is kept in a database.
    'store.type' => 'sql',
    'store.sql.dsn' => "sqlite:$folder/store.sqlite",
];
