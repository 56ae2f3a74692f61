// Feature
